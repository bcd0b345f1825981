import { node } from './node.ts';

export const elektro = node(
  'Elektro, Licht, Automation | Electrical, lighting, automation | Électricité, éclairage, automation | Elettricità, luce, automazione',
  'IfcElectricAppliance IfcLightFixture D01 D02 EG000013',
  [
    node(
      'Installation | Installation | Installation | Installazione',
      'IfcSwitchingDevice IfcOutlet D01.04 EG000013',
      [
        node('Lichtschalter | Light switches | Interrupteurs | Interruttori', 'IfcSwitchingDevice'),
        node(
          'Steckdosen | Socket outlets | Prises électriques | Prese elettriche',
          'IfcOutlet EC000125 EG000013',
        ),
        node(
          'Installationskabel | Installation cables | Câbles d’installation | Cavi d’installazione',
          'IfcCableSegment D01.04 EG000001',
        ),
        node(
          'Kabelrinnen | Cable trays | Chemins de câbles | Canaline portacavi',
          'IfcCableCarrierSegment D01.04 EG000004',
        ),
      ],
    ),
    node(
      'Energieverteilung | Power distribution | Distribution d’énergie | Distribuzione di energia',
      'IfcElectricDistributionBoard IfcProtectiveDevice D01.04 EG000015',
      [
        node(
          'Leitungsschutzschalter | Circuit breakers | Disjoncteurs | Interruttori automatici',
          'IfcProtectiveDevice D01.04 EC000042 EG000020',
        ),
        node(
          'Kleinverteiler | Consumer units | Coffrets de distribution | Quadretti di distribuzione',
          'IfcElectricDistributionBoard D01.04 EG000023',
        ),
      ],
    ),
    node(
      'Leuchten | Luminaires | Luminaires | Apparecchi d’illuminazione',
      'IfcLightFixture D01.05 EG000027 BKP233',
      [
        node(
          'Einbauleuchten | Recessed luminaires | Luminaires encastrés | Apparecchi a incasso',
          'EC001744 EG000027',
        ),
        node(
          'Pendelleuchten | Pendant luminaires | Suspensions | Lampade a sospensione',
          'EC001743 EG000027',
        ),
        node(
          'Außenleuchten | Outdoor luminaires | Luminaires extérieurs | Apparecchi per esterni',
          'IfcLightFixture D01.05 I06.02',
        ),
        node('Lichtlinien | Linear luminaires | Lignes lumineuses | Linee luminose'),
      ],
    ),
    node(
      'Solarstrom und Laden | Solar power and charging | Solaire et recharge | Solare e ricarica',
      'IfcSolarDevice IfcElectricGenerator D01 EG000055',
      [
        node(
          'Photovoltaikmodule | Photovoltaic modules | Modules photovoltaïques | Moduli fotovoltaici',
          'IfcSolarDevice D01 F02.02',
        ),
        node('Wechselrichter | Inverters | Onduleurs | Inverter', 'IfcTransformer IfcUnitaryEquipment D01'),
        node(
          'Wallboxen | Wallboxes | Bornes de recharge murales | Stazioni di ricarica da parete',
          'IfcElectricAppliance D01.06 EG020047',
        ),
      ],
    ),
    node(
      'Gebäudeautomation | Building automation | Automation du bâtiment | Automazione degli edifici',
      'IfcController IfcSensor D02 EG000032',
      [
        node(
          'Raumthermostate | Room thermostats | Thermostats d’ambiance | Termostati ambiente',
          'IfcUnitaryControlElement D02 EG000032',
        ),
        node(
          'Präsenzmelder | Presence detectors | Détecteurs de présence | Rilevatori di presenza',
          'IfcSensor',
        ),
      ],
    ),
  ],
);
