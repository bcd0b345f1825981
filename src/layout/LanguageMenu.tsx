import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languages, type Language } from '../../resources/language/languages.ts';
import { inLanguage } from '../../resources/address/routes.ts';
import { nameOf } from '../../providers/i18n/nameOf.ts';
import { Flag } from '../../ui/logos/Flag.tsx';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** The language drop-down: it changes the prefix of the address and keeps the screen (behaviour B19). */
export function LanguageMenu() {
  const { language, platform } = useBackoffice();
  const text = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (platform.forcedLanguage) return null;

  const choose = (chosen: Language) => {
    setAnchor(null);
    if (chosen !== language) void navigate(inLanguage(pathname + search, chosen));
  };

  return (
    <>
      <Button
        color="inherit"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-label={`${language.toUpperCase()}, ${text('shell.language')}: ${nameOf(language)}`}
        aria-haspopup="menu"
        startIcon={<Flag language={language} />}
        endIcon={<ExpandMoreIcon />}
        sx={{
          minWidth: 0,
          flexShrink: 0,
          '& .MuiButton-endIcon': { ml: 0 },
          // A narrow bar has room for the letters alone.
          '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        {language.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {languages.map((each) => (
          <MenuItem
            key={each}
            lang={each}
            selected={each === language}
            onClick={() => choose(each)}
            sx={{ gap: 1.5 }}
          >
            <Flag language={each} />
            {nameOf(each)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
