import type { plausibility as german } from '../de/plausibility.ts';
import type { SameTexts } from '../shape.ts';

export const plausibility = {
  'implausible-combustible-rf1': 'RF1 non è compatibile con un materiale combustibile.',
  'implausible-wood-rf1': 'RF1 non è compatibile con il legno.',
  'implausible-combustible-a1': 'L’Euroclasse A1 o A2 non è compatibile con un materiale combustibile.',
  'implausible-wood-a1': 'L’Euroclasse A1 o A2 non è compatibile con il legno.',
  'implausible-fire-classes': 'Il gruppo di comportamento al fuoco e l’Euroclasse si contraddicono.',
  'implausible-door-width': 'Una porta è larga da {{minimum}} a {{maximum}} mm.',
  'implausible-door-height': 'Una porta è alta da {{minimum}} a {{maximum}} mm.',
  'implausible-window-u-value':
    'Il valore U di una finestra è compreso tra {{minimum}} e {{maximum}} W/(m²·K).',
  'implausible-u-value': 'Un valore U è compreso tra {{minimum}} e {{maximum}} W/(m²·K).',
  'implausible-insulation-conductivity':
    'Un isolante ha un λ compreso tra {{minimum}} e {{maximum}} W/(m·K).',
  'implausible-conductivity': 'Un λ è compreso tra {{minimum}} e {{maximum}} W/(m·K).',
  'implausible-module-efficiency':
    'Un modulo fotovoltaico ha un’efficienza dal {{minimum}} al {{maximum}} %.',
  'implausible-efficiency': 'Un’efficienza è compresa tra il {{minimum}} e il {{maximum}} %.',
  'implausible-heat-recovery': 'Un recupero di calore è compreso tra il {{minimum}} e il {{maximum}} %.',
  'implausible-scop': 'Uno SCOP è compreso tra {{minimum}} e {{maximum}}.',
  'implausible-sound-insulation': 'Un isolamento acustico Rw è compreso tra {{minimum}} e {{maximum}} dB.',
  'implausible-sound-absorption': 'Un αw è compreso tra {{minimum}} e {{maximum}}.',
  'implausible-colour-temperature': 'Una temperatura di colore è compresa tra {{minimum}} e {{maximum}} K.',
} satisfies SameTexts<typeof german>;
