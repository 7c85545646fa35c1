-- Words to guess and numbers to find have no options to be found by, and their fingerprint holds what is right: a question that asks for
-- another word or number with the same words is found by the text.

create index questions_of_words on questions (language_id, md5(question)) where word is not null or number is not null;
