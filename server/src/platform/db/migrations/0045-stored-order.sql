-- Options are stored in an order that follows from what they say (server/src/questions/arranged.ts), so that a stored index tells nothing
-- about which option is right. New rows are written so. What was written before, also by a server of the release before that is still
-- there, follows as soon as no such server is alive (server/src/questions/rearrange-store.ts): only the row of the question changes, with the
-- counts of its choices. Plays, answers, battles and guests' keys keep the order they have frozen, which `former_order` translates.
alter table questions
  add column is_arranged boolean not null default false,
  -- For each place of an option now, the place that it had before; null where it never stood otherwise.
  add column former_order smallint[];

create index questions_unarranged on questions (id) where not is_arranged;

-- Whether a server reads rows that were rearranged. One of the release before does not.
alter table processes add column knows_order boolean not null default false;
