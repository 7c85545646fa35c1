-- Written by somebody, rather than derived from tables of facts: draws prefer it.
alter table questions add column is_written boolean not null default true;
