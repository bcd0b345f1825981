#!/bin/bash
# Once, when the primary is made: a role by which the replica follows it.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replica replication login password :'password';
SQL
echo 'host replication replica all scram-sha-256' >> "$PGDATA/pg_hba.conf"
