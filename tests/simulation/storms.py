"""Every kind of fault there is, known by being imported."""

from tests.simulation import (
    faults_answers,
    faults_disk,
    faults_kills,
    faults_lines,
    faults_rights,
    faults_time,
    faults_updates,
)
from tests.simulation.faults import KINDS, Faults

__all__ = [
    "KINDS",
    "Faults",
    "faults_answers",
    "faults_disk",
    "faults_kills",
    "faults_lines",
    "faults_rights",
    "faults_time",
    "faults_updates",
]
