-- Which sheets a workbook has: an editor chooses the one that is read.

alter table imports
  add column sheets jsonb;
