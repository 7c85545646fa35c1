-- The library also has the pictures and sounds that an import of questions brought (docs/decisions/077).
alter table import_media add column title text, add column width int, add column height int;
alter table uploads add column import_id int references imports (id) on delete set null;
create index uploads_of_import on uploads (import_id) where import_id is not null;
