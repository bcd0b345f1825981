import { createRoot } from 'react-dom/client';
import { platformGroups } from '../../resources/platformGroups.ts';
import { configureIdentity } from '../../providers/auth/identity.ts';
import { createText } from '../../providers/i18n/createText.ts';
import { loadTexts } from '../../providers/i18n/loadTexts.ts';
import { readShell } from '../../providers/readShell.ts';
import { applyTokens } from '../theme/applyTokens.ts';
import '../../ui/styles/scales.css';
import '../../ui/styles/base.css';
import './account.css';
import { LoginPage } from './LoginPage.tsx';

const shell = readShell();
const { platform, language } = shell;
configureIdentity(shell);
applyTokens(platform.group);

const text = await createText(language, platform.group, await loadTexts(language, shell.textsVersion));
document.title = `${text('login.title')} · ${platformGroups[platform.group].title}`;

createRoot(document.getElementById('root') as HTMLElement).render(
  <LoginPage text={text} platform={platform} language={language} />,
);
