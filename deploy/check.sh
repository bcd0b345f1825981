#!/bin/sh
# Checks what lies here by the programs that read it; needs
#   apt-get install nginx-light haproxy prometheus docker-compose systemd
set -eu
cd "$(dirname "$0")"
# Where Debian puts the servers is not in the path of everybody.
PATH="$PATH:/usr/sbin"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for program in nginx haproxy promtool docker-compose systemd-analyze; do
  command -v "$program" > /dev/null || {
    echo "$program is missing: apt-get install nginx-light haproxy prometheus docker-compose systemd" >&2
    exit 1
  }
done

promtool check rules prometheus/alerts.yml
(cd prometheus && promtool check config prometheus.yml)
haproxy -c -f proxies/haproxy.cfg
printf 'pid %s/pid;\nerror_log %s/log;\nevents {}\nhttp { include %s/proxies/nginx.conf; }\n' "$work" "$work" "$PWD" > "$work/nginx.conf"
nginx -t -c "$work/nginx.conf"
docker-compose --env-file example.env -f compose.yaml config --quiet
for unit in systemd/*.service; do
  # The program it starts is there on the machine alone.
  sed 's#^ExecStart=[^ ]*#ExecStart=/bin/true#' "$unit" > "$work/$(basename "$unit")"
  systemd-analyze verify "$work/$(basename "$unit")"
done
sh -n check.sh
bash -n postgres/primary.sh
bash -n postgres/replica.sh
echo 'All that lies in deploy/ can be read.'
