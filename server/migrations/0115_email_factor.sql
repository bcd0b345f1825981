-- The embedded identity provider: a code by e-mail as second factor.
alter table idp.app_user
  add column email_mfa boolean not null default false,
  drop constraint app_user_preferred_mfa_check,
  add constraint app_user_preferred_mfa_check
    check (preferred_mfa in ('SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP')),
  drop constraint preferred_mfa_is_on,
  add constraint preferred_mfa_is_on check (
    case preferred_mfa when 'SMS_MFA' then sms_mfa when 'SOFTWARE_TOKEN_MFA' then totp_mfa
                       when 'EMAIL_OTP' then email_mfa else true end);
