import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

/** The next step: a screen of the backoffice, a page elsewhere, or something that is done here. */
export type EmptyAction =
  | { label: string; to: string }
  | { label: string; href: string }
  | { label: string; onClick: () => void };

interface Needs {
  title: string;
  advice: string;
  action?: EmptyAction | undefined;
  /** Is it all that the screen has to say, and so its heading? */
  isScreen?: boolean;
}

/** Where there is nothing to show, what to do about it. */
export function EmptyState({ title, advice, action, isScreen = false }: Needs) {
  return (
    <Box
      sx={{
        py: { xs: 5, sm: 8 },
        px: 2,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
      }}
    >
      <Typography variant="h2" component={isScreen ? 'h1' : 'h2'}>
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
        {advice}
      </Typography>
      {action && (
        <Box sx={{ mt: 2 }}>
          {'to' in action ? (
            <Button variant="contained" component={Link} to={action.to}>
              {action.label}
            </Button>
          ) : 'href' in action ? (
            <Button variant="contained" href={action.href}>
              {action.label}
            </Button>
          ) : (
            <Button variant="outlined" onClick={action.onClick}>
              {action.label}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
