#!/bin/sh
# Like the original image: an empty volume gets a database and its owner, then the server starts.
set -eu
data=/var/lib/postgresql/18/docker
if [ ! -s "$data/PG_VERSION" ]; then
  mkdir -p "$data"
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  # Unquoted: the options are several arguments.
  /opt/postgres/bin/initdb -D "$data" --username "$POSTGRES_USER" --pwfile /tmp/password --auth-host scram-sha-256 \
    $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo "CREATE DATABASE $POSTGRES_DB" | /opt/postgres/bin/postgres --single -D "$data" postgres
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
fi
exec /opt/postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
