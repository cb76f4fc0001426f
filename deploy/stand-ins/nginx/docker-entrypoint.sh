#!/bin/sh
# Like the original image: fills in templates with the variables that are set, then starts the server.
set -eu
for template in /etc/nginx/templates/*.template; do
  envsubst "$(env | sed 's/=.*//; s/.*/${&}/' | tr '\n' ' ')" < "$template" \
    > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
