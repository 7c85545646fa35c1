#!/bin/sh
# back-up.sh FOLDER [DAYS]: for cron, with the environment of the servers. Puts a backup into FOLDER, which should be on another machine's
# disk, and deletes those that are older than DAYS (30), but never the newest three.
# With DATABASE_URL it dumps PostgreSQL, by $DUMP if that is set. Without, it copies the backups that the server makes every day.
set -eu
umask 077
folder=${1:?name the folder of the backups}
days=${2:-30}
mkdir -p "$folder"
file=$folder/none
trap 'rm -f "$file.part"' EXIT

if [ -n "${DATABASE_URL:-}${DUMP:-}" ]; then
	file="$folder/trivium-$(date -u +%Y%m%d-%H%M%S).dump"
	# Under another name until it is whole: a dump that was cut off must never look like a backup.
	sh -c "${DUMP:-pg_dump --format custom \"\$DATABASE_URL\"}" >"$file.part"
	mv "$file.part" "$file"
else
	for made in "${DATA_DIR:?set DATA_DIR or DATABASE_URL}"/backups/trivium-*-daily.zip; do
		[ -e "$made" ] || { echo "There is no backup in $DATA_DIR/backups yet." >&2; exit 1; }
		file="$folder/$(basename "$made")"
		[ -e "$file" ] && continue
		cp -p "$made" "$file.part"
		mv "$file.part" "$file"
	done
fi

# The names begin with the time, so their order is the order of time.
ls "$folder" | grep -E '^trivium-[0-9-]+(-daily)?\.(zip|dump)$' | sort -r | tail -n +4 | while read -r name; do
	find "$folder/$name" -mtime "+$days" -delete
done
