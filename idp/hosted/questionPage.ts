import type { FastifyReply } from 'fastify';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { challengeNames, type ChallengeName } from '../steps/challenges.ts';
import { CognitoError, cognitoError } from '../cognitoErrors.ts';
import { answerFactor, selectFactor } from '../steps/secondFactor.ts';
import { setNewPassword } from '../steps/setNewPassword.ts';
import type { Question, Step } from '../steps/steps.ts';
import {
  completeSetup,
  noteVerified,
  offeredSecret,
  offerTotpSecret,
  requireSettingUp,
  verifyTotpSecret,
} from '../steps/totpSetup.ts';
import type { FaultKey } from './faultText.ts';
import { buttonForm, codeField, form, moreLinks, newPasswordField, outboxNote } from './form.ts';
import type { Fields } from '../../server/http/formBodies.ts';
import { addressOf, fieldOf } from './HostedPage.ts';
import { html, type Markup } from './markup.ts';
import { sendPage, type PageContent } from './page.ts';
import { qrCode } from './qrCode.ts';
import { completeHere } from './singleSignOn.ts';
import type { SecondFactor } from '../accounts/users.ts';
import { interpolate } from '../../server/base/texts/interpolate.ts';
import type { HostedPageRequest } from './HostedPageRequest.ts';
import type { AuthorizationRequest } from './AuthorizationRequest.ts';

export const questionPath = '/challenge';

/** Ends the sign-in, or puts its next question. */
export async function takeStep(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  { user, question }: Step,
): Promise<FastifyReply> {
  if (user) return completeHere(visit, wanted, user);
  return sendPage(visit, await questionContent(visit, wanted, question));
}

/** Answers a question; a wrong answer puts it again. Throws Cognito's refusal when its session is over. */
export async function answerQuestion(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  fields: Fields,
): Promise<FastifyReply> {
  const asked = fieldOf(fields, 'question');
  const name = challengeNames.find((known) => known === asked);
  if (!name) throw cognitoError('sessionInvalid');
  const session = fieldOf(fields, 'session');
  try {
    return await takeStep(visit, wanted, await nextStep(visit, name, session, fields));
  } catch (error) {
    if (!(error instanceof CognitoError) || error.key === 'sessionInvalid') throw error;
    const parameters = { MFAS_CAN_CHOOSE: fields.offered ?? '' };
    const question = { name, session, parameters };
    return sendPage(visit, await questionContent(visit, wanted, question, error.key));
  }
}

async function nextStep(
  { provider }: HostedPageRequest,
  name: ChallengeName,
  session: string,
  fields: Fields,
): Promise<Step> {
  const code = () => fieldOf(fields, 'code').trim();
  switch (name) {
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(provider, session, fieldOf(fields, 'password'));
    case 'SELECT_MFA_TYPE':
      return selectFactor(provider, session, fieldOf(fields, 'answer'));
    case 'SMS_MFA':
    case 'EMAIL_OTP':
    case 'SOFTWARE_TOKEN_MFA':
      return { user: await answerFactor(provider, name, session, code()) };
    case 'MFA_SETUP': {
      const user = await requireSettingUp(provider, session);
      await verifyTotpSecret(provider, user, code());
      return { user: await completeSetup(provider, await noteVerified(provider, user, session)) };
    }
    default:
      throw cognitoError('sessionInvalid');
  }
}

/** A question, and the way back to the beginning for whoever has come to the wrong one. */
async function questionContent(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  question: Question,
  fault?: FaultKey,
): Promise<PageContent> {
  const { body, ...content } = await contentOf(visit, wanted, question, fault);
  const back = moreLinks([[addressOf(visit, wanted, '/signIn'), visit.texts.page.toSignIn]]);
  return { ...content, body: html`${body}${back}` };
}

async function contentOf(
  visit: HostedPageRequest,
  wanted: AuthorizationRequest,
  question: Question,
  fault: FaultKey | undefined,
): Promise<PageContent> {
  const { texts } = visit;
  const { name, session, parameters } = question;
  const action = addressOf(visit, wanted, questionPath);
  const hidden = { question: name, session };
  const ask = (fields: Parameters<typeof form>[1]['fields'], submit: string): Markup =>
    form(visit, { action, hidden, fields, submit, fault });
  switch (name) {
    case 'NEW_PASSWORD_REQUIRED': {
      const { title, lead, submit } = texts.newPassword;
      return { title, lead, fault, body: ask([{ ...newPasswordField(texts), isFocused: true }], submit) };
    }
    case 'SOFTWARE_TOKEN_MFA': {
      const { title, lead, submit } = texts.totp;
      return { title, lead, fault, body: ask([codeField(texts)], submit) };
    }
    case 'SMS_MFA':
    case 'EMAIL_OTP': {
      const { submit, lead: sentTo } = texts.sms;
      const { title, leadAgain } = name === 'SMS_MFA' ? texts.sms : texts.email;
      const destination = parameters.CODE_DELIVERY_DESTINATION;
      const lead = destination ? interpolate(sentTo, { destination }) : leadAgain;
      return { title, lead, fault, body: html`${ask([codeField(texts)], submit)}${outboxNote(visit)}` };
    }
    case 'SELECT_MFA_TYPE': {
      const { title, lead, totp, sms, email } = texts.choose;
      const labels: [SecondFactor, string][] = [
        ['SOFTWARE_TOKEN_MFA', totp],
        ['SMS_MFA', sms],
        ['EMAIL_OTP', email],
      ];
      const offered = parameters.MFAS_CAN_CHOOSE ?? '';
      const choices = labels
        .filter(([factor]) => offered.includes(factor))
        .map(([answer, label]) =>
          buttonForm(visit, { action, label, hidden: { ...hidden, answer, offered }, isQuiet: false }),
        );
      return { title, lead, fault, body: html`${choices}` };
    }
    case 'MFA_SETUP':
      return { ...(await setupContent(visit, session, fault, ask)), fault };
    default:
      throw cognitoError('sessionInvalid');
  }
}

async function setupContent(
  { texts, provider, platform }: HostedPageRequest,
  session: string,
  fault: FaultKey | undefined,
  ask: (fields: Parameters<typeof form>[1]['fields'], submit: string) => Markup,
): Promise<PageContent> {
  const user = await requireSettingUp(provider, session);
  const secret = fault === undefined ? await offerTotpSecret(provider, user) : offeredSecret(provider, user);
  const { title, lead, qr, secret: label, open, submit } = texts.setup;
  const issuer = encodeURIComponent(platformGroups[platform.group].title);
  const address = `otpauth://totp/${issuer}:${encodeURIComponent(user.username)}?secret=${secret}&issuer=${issuer}`;
  const groups = (secret.match(/.{1,4}/g) ?? []).join(' ');
  return {
    title,
    lead,
    body: html`${qrCode(address, qr)}
      <dl>
        <dt>${label}</dt>
        <dd class="secret">${groups}</dd>
      </dl>
      <p><a href="${address}">${open}</a></p>
      ${ask([codeField(texts)], submit)}`,
  };
}
