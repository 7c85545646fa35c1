-- Written by somebody, rather than derived from tables of facts: draws prefer it.
alter table questions add column is_written boolean not null default true;

-- A picture of a text, and what it shows in words: its caption, and its text for those who do not see it.
alter table passages
  add column image text references media (name),
  add column caption text,
  add constraint passages_captioned check ((image is null) = (caption is null));
create index passages_image on passages (image) where image is not null;

-- Levels by figures look at what was noted since they looked last.
create index item_flags_by_time on item_flags (noted_at);
