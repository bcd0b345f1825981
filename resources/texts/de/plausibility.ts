import type { PlausibilityName } from '../../plausibility/plausibilityRules.ts';

/** Why values of a product hardly go together; by the name of the rule that they break. */
export const plausibility = {
  'implausible-combustible-rf1': 'RF1 passt nicht zu einem brennbaren Material.',
  'implausible-wood-rf1': 'RF1 passt nicht zu Holz.',
  'implausible-combustible-a1': 'Die Euroklasse A1 oder A2 passt nicht zu einem brennbaren Material.',
  'implausible-wood-a1': 'Die Euroklasse A1 oder A2 passt nicht zu Holz.',
  'implausible-fire-classes': 'Brandverhaltensgruppe und Euroklasse widersprechen sich.',
  'implausible-door-width': 'Türen sind {{minimum}} bis {{maximum}} mm breit.',
  'implausible-door-height': 'Türen sind {{minimum}} bis {{maximum}} mm hoch.',
  'implausible-window-u-value':
    'Der U-Wert eines Fensters liegt zwischen {{minimum}} und {{maximum}} W/(m²·K).',
  'implausible-u-value': 'Ein U-Wert liegt zwischen {{minimum}} und {{maximum}} W/(m²·K).',
  'implausible-insulation-conductivity':
    'Ein Dämmstoff hat ein λ zwischen {{minimum}} und {{maximum}} W/(m·K).',
  'implausible-conductivity': 'Ein λ liegt zwischen {{minimum}} und {{maximum}} W/(m·K).',
  'implausible-module-efficiency':
    'Ein Photovoltaikmodul hat einen Wirkungsgrad von {{minimum}} bis {{maximum}} %.',
  'implausible-efficiency': 'Ein Wirkungsgrad liegt zwischen {{minimum}} und {{maximum}} %.',
  'implausible-heat-recovery': 'Eine Wärmerückgewinnung liegt zwischen {{minimum}} und {{maximum}} %.',
  'implausible-scop': 'Ein SCOP liegt zwischen {{minimum}} und {{maximum}}.',
  'implausible-sound-insulation': 'Eine Schalldämmung Rw liegt zwischen {{minimum}} und {{maximum}} dB.',
  'implausible-sound-absorption': 'Ein αw liegt zwischen {{minimum}} und {{maximum}}.',
  'implausible-colour-temperature': 'Eine Farbtemperatur liegt zwischen {{minimum}} und {{maximum}} K.',
} satisfies Record<`implausible-${PlausibilityName}`, string>;
