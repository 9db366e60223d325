# The bot as a host runs it: no build tools, no root, the database on a volume.
# A tag is moved on with every mended library; to build the very same image again, name the base
# by its digest: docker build --build-arg BASE=python:3.13-slim@sha256:… .
ARG BASE=python:3.13-slim
FROM $BASE

RUN useradd --create-home --uid 10001 purrlor
WORKDIR /app
COPY locks/run.txt locks/run.txt
RUN pip install --no-cache-dir --require-hashes -r locks/run.txt
COPY bot bot
COPY engines engines
COPY render render
COPY data data

RUN mkdir /store && chown purrlor /store
USER purrlor
VOLUME /store
ENV PURRLOR_DATABASE=/store/purrlor.db PURRLOR_WEB_HOST=0.0.0.0 PYTHONUNBUFFERED=1
EXPOSE 8765
# Whether what runs here is well, as the host of a bare machine would ask.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "doctor", "--health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["play"]
