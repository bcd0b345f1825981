-- Raised by every change of a platform's category tree: what a reader of the tree saw.
create table category_tree (
  platform text primary key,
  version bigint not null default 1
);

insert into category_tree (platform) select platform from content_version;

-- What one day brought to a product; the sum per company is statistic.
create table product_statistic (
  product_id bigint not null,
  day date not null,
  page_views bigint not null default 0,
  suggestion_views bigint not null default 0,
  clicks bigint not null default 0,
  primary key (product_id, day)
);

create index product_statistic_day on product_statistic (day);

-- Who has signed in, so that people can be found before they have any right.
create table known_user (
  sub text primary key,
  username text not null,
  email text,
  last_seen_at timestamptz not null default now()
);

create index user_right_lower_email on user_right (lower(email)) where sub is null;

-- An address that wants the newsletter of a platform; nothing is sent to it before it is confirmed.
create table newsletter_subscription (
  platform text not null,
  email text not null,
  language text not null,
  -- In the links of our mails.
  token text not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  primary key (platform, email)
);
