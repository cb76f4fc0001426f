#!/bin/sh
# As the real image does: templates are filled in with the variables that are set, then the server starts.
set -eu
for template in /etc/nginx/templates/*.template; do
  envsubst "$(env | sed 's/=.*//; s/.*/${&}/' | tr '\n' ' ')" < "$template" \
    > "$NGINX_ENVSUBST_OUTPUT_DIR/$(basename "$template" .template)"
done
exec "$@"
