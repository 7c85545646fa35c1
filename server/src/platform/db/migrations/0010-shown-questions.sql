-- Where no clock runs a question is open once the player has been shown it; until then the time of its answer is not known.
alter table plays alter column opened_at drop not null;
