#!/bin/sh
# Same arguments as the original script: --bootstrap-server HOST:PORT. Exits with 0 when the broker responds.
exec kcat -L -b "$2" -m 5
