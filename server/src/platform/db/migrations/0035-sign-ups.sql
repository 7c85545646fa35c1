-- What somebody told when signing up by e-mail, kept until there is an account: whoever opens the link of the mail may use another browser.
create table identity_sign_ups (
  user_id text primary key references identity_users ("id") on delete cascade,
  -- Keyed hash of the mark of the browser that signed up.
  browser bytea,
  friends_code text,
  timezone text,
  web_language text,
  return_path text
);
