-- What happens to an exam as a whole: the server tells the players who wait for it to begin.
create index exam_events_of_whole on exam_events (exam_id, id) where play_id is null;
