# Two steps: the archive that `npm run release` makes is installed, and an image gets nothing but that installation.
FROM node:24-bookworm-slim AS build
# Needed only where there is no ready-made SQLite for the machine.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN npm ci && npm run release
# The image has Node 24 itself, so the one that comes as an optional package is left out.
RUN npm install --global --prefix /opt/hypergate --omit=optional release/hypergate-*.tgz

FROM node:24-bookworm-slim
COPY --from=build /opt/hypergate /opt/hypergate
RUN ln -s /opt/hypergate/bin/hypergate /usr/local/bin/hypergate && install -d -o node -g node -m 700 /data
USER node
ENV HOST=0.0.0.0 PORT=8080 HYPERGATE_DATA=/data NODE_ENV=production
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["hypergate", "serve"]
