import { node } from './node.ts';

export const sicherheit = node(
  'Sicherheit und Brandschutz | Security and fire protection | Sécurité et protection incendie | Sicurezza e protezione antincendio',
  'IfcAlarm IfcFireSuppressionTerminal D03 D04 EG020091',
  [
    node(
      'Brandmeldung | Fire detection | Détection incendie | Rilevazione incendio',
      'IfcSensor IfcAlarm D04.01 EG000054',
      [
        node('Rauchmelder | Smoke detectors | Détecteurs de fumée | Rilevatori di fumo', 'IfcSensor'),
        node(
          'Rettungszeichenleuchten | Exit sign luminaires | Luminaires de secours | Segnaletica luminosa d’emergenza',
          'IfcLightFixture D01.05 EG000027',
        ),
      ],
    ),
    node(
      'Löschgeräte | Fire-fighting equipment | Extinction | Mezzi di spegnimento',
      'IfcFireSuppressionTerminal D04.05 EG020091',
      [
        node('Feuerlöscher | Fire extinguishers | Extincteurs | Estintori'),
        node('Löschposten | Fire hose cabinets | Postes incendie | Postazioni antincendio'),
      ],
    ),
    node(
      'Zutritt und Schließung | Access and locking | Accès et fermeture | Accesso e chiusura',
      'IfcDiscreteAccessory IfcController D03.02 D03.04 EG020052',
      [
        node(
          'Schließzylinder | Lock cylinders | Cylindres de serrure | Cilindri di chiusura',
          'IfcDiscreteAccessory D03.04',
        ),
        node(
          'Zutrittsleser | Access readers | Lecteurs d’accès | Lettori d’accesso',
          'IfcSensor IfcController D03.02',
        ),
      ],
    ),
    node(
      'Abschottungen | Penetration seals | Obturations coupe-feu | Sbarramenti antincendio',
      'IfcDiscreteAccessory IfcCovering G06.02 EG020091',
      [
        node('Brandschutzmanschetten | Fire collars | Manchons coupe-feu | Collari antincendio'),
        node(
          'Brandschutzmörtel | Fire-stop mortars | Mortiers coupe-feu | Malte antincendio',
          'IfcCovering G06.02 EG020057',
        ),
      ],
    ),
  ],
);
