# The bot as a host runs it: no build tools, no root, the database on a volume.
FROM python:3.13-slim

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
ENTRYPOINT ["python", "-m", "bot"]
CMD ["play"]
