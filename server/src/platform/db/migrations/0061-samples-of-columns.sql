-- What stands in the first rows of each column of a table: an editor who says what the columns hold sees it beside their names.

alter table imports
  add column samples jsonb;
