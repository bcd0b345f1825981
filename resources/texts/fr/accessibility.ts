import type { SameTexts } from '../shape.ts';
import type { accessibility as german } from '../de/accessibility.ts';

export const accessibility = {
  title: 'Accessibilité',
  lead: '{{platform}} doit être utilisable par tout le monde\u00a0: au clavier, avec un lecteur d’écran, agrandi, sur un téléphone et sans scripts. La référence est WCAG 2.2, niveau AA (eCH-0059, EN 301 549).',
  works: 'Ce qui fonctionne',
  works1:
    'Chaque page s’utilise au clavier\u202f; un lien vers le contenu vient en premier et le focus est visible.',
  works2:
    'La recherche, les filtres et les pages suivantes fonctionnent aussi sans scripts\u202f; les listes changent sans perdre le focus.',
  works3: 'Contrastes, libellés et titres sont contrôlés sur chaque type de page.',
  limits: 'Ce qui ne fonctionne pas encore',
  limits1:
    'Les documents (PDF pour la plupart) viennent des {{orgas, lower}} et ne sont souvent pas accessibles.',
  limits2:
    'Les images n’ont une description que si quelqu’un en a rédigé une\u202f; sinon, le titre se trouve à côté.',
  limits3:
    'Les textes qui n’existent pas dans votre langue apparaissent dans une autre\u202f; c’est indiqué, et balisé pour les lecteurs d’écran.',
  limits4:
    'Les vidéos des articles se trouvent chez d’autres fournisseurs\u202f; nous ne pouvons pas répondre de leurs sous-titres.',
  how: 'Comment nous contrôlons',
  howText:
    'Avant chaque nouvelle version, des programmes (axe-core) contrôlent chaque type de page et utilisent les plus importantes au clavier. C’est un contrôle de notre part\u202f; il n’y en a pas encore d’indépendant, par des spécialistes et des personnes concernées. Les programmes ne trouvent pas tout.',
  contact: 'Quelque chose ne fonctionne pas\u202f?',
  contactText:
    'Écrivez-nous de quelle page il s’agit et avec quoi vous la lisez. Nous vous répondons et vous transmettons les informations par une autre voie si nécessaire.',
} satisfies SameTexts<typeof german>;
