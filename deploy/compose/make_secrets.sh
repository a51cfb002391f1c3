#!/bin/sh
# Makes the password of the database, once, in the folder `secrets` beside this file. Only you can enter the folder; the
# files in it are readable, because the servers that get them run as another user.
set -eu
folder=${1:-$(dirname "$0")/secrets}
if [ -e "$folder" ]; then
  echo "$folder exists already: the password stays as it is." >&2
  exit 1
fi
mkdir -m 700 "$folder"
password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
printf %s "$password" >"$folder/database_password"
printf 'postgresql://chanbara:%s@database:5432/chanbara' "$password" >"$folder/database_url"
chmod 444 "$folder/database_password" "$folder/database_url"
