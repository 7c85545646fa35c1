-- When the player left the round: then the next question waits for the player. Null while the player is there. Servers of the release
-- before let the questions of such a play lapse one after the other, as they always did.
alter table plays add column left_at timestamptz;
