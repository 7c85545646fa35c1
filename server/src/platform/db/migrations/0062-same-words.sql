-- A word to guess or a number to find is compared with others of the same words, whatever quotes, blanks and accents are made of
-- (exact() in questions/likeness.ts). `questions_of_words` serves the release before.

create function same_words(words text) returns text language sql immutable strict parallel safe as $$
  select md5(btrim(normalize(translate(words,
    E'\u2018\u2019\u201a\u2032`\u201c\u201d\u201e\u00ab\u00bb\u2033\u00a0\u202f\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff',
    E'\'\'\'\'\'""""""  '), NFC)))
$$;

create index questions_of_same_words on questions (language_id, same_words(question)) where word is not null or number is not null;
