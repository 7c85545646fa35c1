-- When each answer in free order was last saved, and how long the player worked on it: { position: [saved, spent] } in ms, counted from the
-- start of the play. `last` is the latest save; -1 where nobody knows how long the next answer took, because the play was reopened.
alter table plays add column draft_times jsonb not null default '{}';
