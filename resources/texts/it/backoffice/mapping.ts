/** Mappings on a sample. */
export const mapping = {
  title: 'Provare su un esempio',
  hint: 'Incolli le intestazioni e alcune righe della Sua tabella, oppure scelga un piccolo file. Non viene salvato nulla.',
  paste: 'Righe della tabella',
  try: 'Provare',
  file: 'Scegliere un file',
  result: '{{good}} righe su {{read}} sono buone.',
  column: 'Colonna',
  means: 'Significa',
  samples: 'Valori',
  unread: 'non viene letta',
  row: 'Riga {{row}}',
};
