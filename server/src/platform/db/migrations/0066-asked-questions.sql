-- A day counts the questions that were asked, too: those without an answer were not right. Of earlier days only the answered ones are known.
alter table play_days add column asked int not null default 0;
update play_days set asked = answered;
