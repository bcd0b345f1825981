#!/bin/bash
# A copy of the primary that follows it; made when there is none.
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -m 0700 "$PGDATA"
  until pg_basebackup --host primary --username replica --pgdata "$PGDATA" --write-recovery-conf --wal-method stream; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
fi
exec postgres
