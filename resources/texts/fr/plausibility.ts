import type { plausibility as german } from '../de/plausibility.ts';
import type { SameTexts } from '../shape.ts';

export const plausibility = {
  'implausible-combustible-rf1': 'RF1 ne va pas avec un matériau combustible.',
  'implausible-wood-rf1': 'RF1 ne va pas avec le bois.',
  'implausible-combustible-a1': 'L’Euroclasse A1 ou A2 ne va pas avec un matériau combustible.',
  'implausible-wood-a1': 'L’Euroclasse A1 ou A2 ne va pas avec le bois.',
  'implausible-fire-classes': 'Le groupe de comportement au feu et l’Euroclasse se contredisent.',
  'implausible-door-width': 'Une porte a une largeur de {{minimum}} à {{maximum}} mm.',
  'implausible-door-height': 'Une porte a une hauteur de {{minimum}} à {{maximum}} mm.',
  'implausible-window-u-value':
    'La valeur U d’une fenêtre se situe entre {{minimum}} et {{maximum}} W/(m²·K).',
  'implausible-u-value': 'Une valeur U se situe entre {{minimum}} et {{maximum}} W/(m²·K).',
  'implausible-insulation-conductivity': 'Un isolant a un λ entre {{minimum}} et {{maximum}} W/(m·K).',
  'implausible-conductivity': 'Un λ se situe entre {{minimum}} et {{maximum}} W/(m·K).',
  'implausible-module-efficiency': 'Un module photovoltaïque a un rendement de {{minimum}} à {{maximum}} %.',
  'implausible-efficiency': 'Un rendement se situe entre {{minimum}} et {{maximum}} %.',
  'implausible-heat-recovery': 'Une récupération de chaleur se situe entre {{minimum}} et {{maximum}} %.',
  'implausible-scop': 'Un SCOP se situe entre {{minimum}} et {{maximum}}.',
  'implausible-sound-insulation': 'Une isolation acoustique Rw se situe entre {{minimum}} et {{maximum}} dB.',
  'implausible-sound-absorption': 'Un αw se situe entre {{minimum}} et {{maximum}}.',
  'implausible-colour-temperature': 'Une température de couleur se situe entre {{minimum}} et {{maximum}} K.',
} satisfies SameTexts<typeof german>;
