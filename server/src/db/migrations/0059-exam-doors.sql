-- What happens to an exam as a whole: whoever waits for it to begin is told.
create index exam_events_of_whole on exam_events (exam_id, id) where play_id is null;
