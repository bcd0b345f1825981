import type { plausibility as german } from '../de/plausibility.ts';
import type { SameTexts } from '../shape.ts';

export const plausibility = {
  'implausible-combustible-rf1': 'RF1 does not go with a combustible material.',
  'implausible-wood-rf1': 'RF1 does not go with wood.',
  'implausible-combustible-a1': 'Euroclass A1 or A2 does not go with a combustible material.',
  'implausible-wood-a1': 'Euroclass A1 or A2 does not go with wood.',
  'implausible-fire-classes': 'Fire behaviour group and Euroclass contradict each other.',
  'implausible-door-width': 'Doors are {{minimum}} to {{maximum}} mm wide.',
  'implausible-door-height': 'Doors are {{minimum}} to {{maximum}} mm high.',
  'implausible-window-u-value': 'The U-value of a window lies between {{minimum}} and {{maximum}} W/(m²·K).',
  'implausible-u-value': 'A U-value lies between {{minimum}} and {{maximum}} W/(m²·K).',
  'implausible-insulation-conductivity':
    'An insulating material has a λ between {{minimum}} and {{maximum}} W/(m·K).',
  'implausible-conductivity': 'A λ lies between {{minimum}} and {{maximum}} W/(m·K).',
  'implausible-module-efficiency': 'A photovoltaic module has an efficiency of {{minimum}} to {{maximum}} %.',
  'implausible-efficiency': 'An efficiency lies between {{minimum}} and {{maximum}} %.',
  'implausible-heat-recovery': 'Heat recovery lies between {{minimum}} and {{maximum}} %.',
  'implausible-scop': 'A SCOP lies between {{minimum}} and {{maximum}}.',
  'implausible-sound-insulation': 'Sound insulation Rw lies between {{minimum}} and {{maximum}} dB.',
  'implausible-sound-absorption': 'An αw lies between {{minimum}} and {{maximum}}.',
  'implausible-colour-temperature': 'A colour temperature lies between {{minimum}} and {{maximum}} K.',
} satisfies SameTexts<typeof german>;
