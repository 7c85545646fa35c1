-- In an archive of several files: the number of the row in its own file, as a spreadsheet shows it. Null: one file, or a whole file.
alter table import_rows add column file_row int;
