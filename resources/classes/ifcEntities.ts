import type { Language } from '../language/languages.ts';

/**
 * The elements of IFC 4.3 (ISO 16739-1) by inheritance, two blanks a step, below `IfcElement`. What stands behind an entity
 * is what the trade calls it in German, English, French and Italian; these words are our own, the standard has none.
 */
const tree = `
IfcBuiltElement: Bauelement | Built element | Élément de construction | Elemento costruttivo
  IfcBeam: Träger | Beam | Poutre | Trave
  IfcBearing: Auflager | Bearing | Appareil d’appui | Apparecchio d’appoggio
  IfcBuildingElementProxy: Bauelement ohne eigene Klasse | Element without a class of its own | Élément sans classe propre | Elemento senza classe propria
  IfcChimney: Kamin | Chimney | Cheminée | Camino
  IfcColumn: Stütze | Column | Poteau | Pilastro
  IfcCourse: Schicht | Course | Couche | Strato
  IfcCovering: Bekleidung | Covering | Revêtement | Rivestimento
  IfcCurtainWall: Vorhangfassade | Curtain wall | Façade rideau | Facciata continua
  IfcDeepFoundation: Tiefgründung | Deep foundation | Fondation profonde | Fondazione profonda
    IfcCaissonFoundation: Senkkasten | Caisson foundation | Caisson | Cassone
    IfcPile: Pfahl | Pile | Pieu | Palo
  IfcDoor: Tür | Door | Porte | Porta
  IfcEarthworksElement: Erdbauwerk | Earthworks element | Ouvrage en terre | Opera in terra
    IfcEarthworksFill: Auffüllung | Earthworks fill | Remblai | Rinterro
    IfcReinforcedSoil: Bewehrte Erde | Reinforced soil | Sol renforcé | Terra rinforzata
  IfcFooting: Flachfundament | Footing | Fondation superficielle | Fondazione superficiale
  IfcKerb: Randstein | Kerb | Bordure | Cordolo
  IfcMember: Stab | Member | Barre | Asta
  IfcMooringDevice: Anlegevorrichtung | Mooring device | Dispositif d’amarrage | Dispositivo d’ormeggio
  IfcNavigationElement: Schifffahrtszeichen | Navigation element | Élément de navigation | Elemento di navigazione
  IfcPavement: Strassenbelag | Pavement | Chaussée | Pavimentazione stradale
  IfcPlate: Platte | Plate | Plaque | Lastra
  IfcRail: Schiene | Rail | Rail | Rotaia
  IfcRailing: Geländer | Railing | Garde-corps | Parapetto
  IfcRamp: Rampe | Ramp | Rampe | Rampa
  IfcRampFlight: Rampenlauf | Ramp flight | Volée de rampe | Tratto di rampa
  IfcRoof: Dach | Roof | Toiture | Tetto
  IfcShadingDevice: Sonnenschutz | Shading device | Protection solaire | Protezione solare
  IfcSlab: Decke, Bodenplatte | Slab | Dalle | Soletta
  IfcStair: Treppe | Stair | Escalier | Scala
  IfcStairFlight: Treppenlauf | Stair flight | Volée d’escalier | Rampa di scala
  IfcTrackElement: Gleiselement | Track element | Élément de voie | Elemento di binario
  IfcWall: Wand | Wall | Mur | Parete
    IfcWallStandardCase: Wand gleicher Dicke | Wall of constant thickness | Mur d’épaisseur constante | Parete di spessore costante
  IfcWindow: Fenster | Window | Fenêtre | Finestra
IfcCivilElement: Tiefbauelement | Civil element | Élément de génie civil | Elemento del genio civile
IfcDistributionElement: Element der Gebäudetechnik | Distribution element | Élément technique du bâtiment | Elemento impiantistico
  IfcDistributionControlElement: Regelung und Steuerung | Distribution control element | Régulation et commande | Regolazione e comando
    IfcActuator: Stellantrieb | Actuator | Servomoteur | Attuatore
    IfcAlarm: Alarmgeber | Alarm | Avertisseur | Segnalatore d’allarme
    IfcController: Regler | Controller | Régulateur | Regolatore
    IfcFlowInstrument: Anzeigeinstrument | Flow instrument | Instrument indicateur | Strumento indicatore
    IfcProtectiveDeviceTrippingUnit: Auslöseeinheit | Tripping unit | Déclencheur | Sganciatore
    IfcSensor: Sensor | Sensor | Capteur | Sensore
    IfcUnitaryControlElement: Kompaktregler | Unitary control element | Régulateur compact | Regolatore compatto
  IfcDistributionFlowElement: Versorgung und Entsorgung | Distribution flow element | Distribution et évacuation | Distribuzione ed evacuazione
    IfcDistributionChamberElement: Schacht | Distribution chamber | Chambre technique | Pozzetto
    IfcEnergyConversionDevice: Energieumwandlung | Energy conversion device | Conversion d’énergie | Conversione dell’energia
      IfcAirToAirHeatRecovery: Wärmerückgewinnung Luft-Luft | Air-to-air heat recovery | Récupération de chaleur air-air | Recupero di calore aria-aria
      IfcBoiler: Heizkessel | Boiler | Chaudière | Caldaia
      IfcBurner: Brenner | Burner | Brûleur | Bruciatore
      IfcChiller: Kältemaschine | Chiller | Groupe frigorifique | Gruppo frigorifero
      IfcCoil: Luftheiz- oder Luftkühlregister | Coil | Batterie de chauffe ou de froid | Batteria di scambio termico
      IfcCondenser: Verflüssiger | Condenser | Condenseur | Condensatore
      IfcCooledBeam: Kühlbalken | Cooled beam | Poutre froide | Trave fredda
      IfcCoolingTower: Kühlturm | Cooling tower | Tour de refroidissement | Torre di raffreddamento
      IfcElectricGenerator: Stromerzeuger | Electric generator | Générateur électrique | Generatore elettrico
      IfcElectricMotor: Elektromotor | Electric motor | Moteur électrique | Motore elettrico
      IfcEngine: Verbrennungsmotor | Engine | Moteur à combustion | Motore a combustione
      IfcEvaporativeCooler: Verdunstungskühler | Evaporative cooler | Refroidisseur à évaporation | Raffreddatore evaporativo
      IfcEvaporator: Verdampfer | Evaporator | Évaporateur | Evaporatore
      IfcHeatExchanger: Wärmeübertrager | Heat exchanger | Échangeur de chaleur | Scambiatore di calore
      IfcHumidifier: Befeuchter | Humidifier | Humidificateur | Umidificatore
      IfcMotorConnection: Motorkupplung | Motor connection | Accouplement de moteur | Giunto motore
      IfcSolarDevice: Solaranlage | Solar device | Installation solaire | Impianto solare
      IfcTransformer: Transformator | Transformer | Transformateur | Trasformatore
      IfcTubeBundle: Rohrbündel | Tube bundle | Faisceau tubulaire | Fascio tubiero
      IfcUnitaryEquipment: Kompaktgerät | Unitary equipment | Appareil compact | Apparecchio compatto
    IfcFlowController: Absperren, Schalten, Messen | Flow controller | Organe de réglage et de coupure | Organo di regolazione e interruzione
      IfcAirTerminalBox: Volumenstromregler | Air terminal box | Régulateur de débit d’air | Regolatore di portata d’aria
      IfcDamper: Klappe | Damper | Clapet | Serranda
      IfcDistributionBoard: Verteiler | Distribution board | Tableau de distribution | Quadro di distribuzione
      IfcElectricDistributionBoard: Elektroverteiler | Electric distribution board | Tableau électrique | Quadro elettrico
      IfcElectricTimeControl: Schaltuhr | Electric time control | Horloge de commutation | Interruttore orario
      IfcFlowMeter: Zähler | Flow meter | Compteur | Contatore
      IfcProtectiveDevice: Schutzgerät | Protective device | Appareil de protection | Apparecchio di protezione
      IfcSwitchingDevice: Schaltgerät | Switching device | Appareil de commutation | Apparecchio di manovra
      IfcValve: Armatur, Ventil | Valve | Vanne, robinetterie | Valvola, rubinetteria
    IfcFlowFitting: Formstück | Flow fitting | Raccord | Raccordo
      IfcCableCarrierFitting: Formstück für Kabelbahnen | Cable carrier fitting | Raccord de chemin de câbles | Raccordo per canale portacavi
      IfcCableFitting: Kabelverbindung | Cable fitting | Raccord de câble | Giunzione per cavi
      IfcDuctFitting: Formstück für Luftkanäle | Duct fitting | Raccord de gaine | Raccordo per canale d’aria
      IfcJunctionBox: Abzweigdose | Junction box | Boîte de dérivation | Scatola di derivazione
      IfcPipeFitting: Fitting, Rohrbogen | Pipe fitting | Raccord de tuyauterie | Raccordo per tubi
    IfcFlowMovingDevice: Fördergerät | Flow moving device | Appareil de transport de fluides | Apparecchio per movimentare fluidi
      IfcCompressor: Verdichter | Compressor | Compresseur | Compressore
      IfcFan: Ventilator | Fan | Ventilateur | Ventilatore
      IfcPump: Pumpe | Pump | Pompe | Pompa
    IfcFlowSegment: Leitung | Flow segment | Conduite | Condotta
      IfcCableCarrierSegment: Kabelbahn | Cable carrier segment | Chemin de câbles | Canale portacavi
      IfcCableSegment: Kabel | Cable segment | Câble | Cavo
      IfcConveyorSegment: Förderband | Conveyor segment | Convoyeur | Nastro trasportatore
      IfcDuctSegment: Luftkanal | Duct segment | Gaine de ventilation | Canale d’aria
      IfcPipeSegment: Rohr | Pipe segment | Tuyau | Tubo
    IfcFlowStorageDevice: Speicher | Flow storage device | Accumulateur | Accumulatore
      IfcElectricFlowStorageDevice: Stromspeicher | Electric storage device | Accumulateur électrique | Accumulatore elettrico
      IfcTank: Behälter | Tank | Réservoir | Serbatoio
    IfcFlowTerminal: Anschlussgerät | Flow terminal | Appareil terminal | Apparecchio terminale
      IfcAirTerminal: Luftdurchlass | Air terminal | Bouche d’air | Terminale d’aria
      IfcAudioVisualAppliance: Audio- und Videogerät | Audio-visual appliance | Appareil audiovisuel | Apparecchio audiovisivo
      IfcCommunicationsAppliance: Kommunikationsgerät | Communications appliance | Appareil de communication | Apparecchio di comunicazione
      IfcElectricAppliance: Elektrogerät | Electric appliance | Appareil électrique | Apparecchio elettrico
      IfcFireSuppressionTerminal: Löscheinrichtung | Fire suppression terminal | Dispositif d’extinction | Dispositivo antincendio
      IfcLamp: Leuchtmittel | Lamp | Source lumineuse | Lampadina
      IfcLightFixture: Leuchte | Light fixture | Luminaire | Apparecchio d’illuminazione
      IfcLiquidTerminal: Flüssigkeitsauslass | Liquid terminal | Bouche de liquide | Bocchetta per liquidi
      IfcMedicalDevice: Medizinisches Gerät | Medical device | Appareil médical | Apparecchio medico
      IfcMobileTelecommunicationsAppliance: Mobilfunkgerät | Mobile telecommunications appliance | Équipement de téléphonie mobile | Apparecchio di telefonia mobile
      IfcOutlet: Steckdose | Outlet | Prise | Presa
      IfcSanitaryTerminal: Sanitärapparat | Sanitary terminal | Appareil sanitaire | Apparecchio sanitario
      IfcSignal: Signal | Signal | Signal | Segnale
      IfcSpaceHeater: Heizkörper | Space heater | Radiateur | Radiatore
      IfcStackTerminal: Dachhaube | Stack terminal | Terminal de toiture | Terminale di sfiato
      IfcWasteTerminal: Ablauf | Waste terminal | Écoulement | Scarico
    IfcFlowTreatmentDevice: Aufbereitung | Flow treatment device | Traitement des fluides | Trattamento dei fluidi
      IfcDuctSilencer: Schalldämpfer | Duct silencer | Silencieux | Silenziatore
      IfcElectricFlowTreatmentDevice: Stromaufbereitung | Electric treatment device | Conditionnement du courant | Condizionamento della corrente
      IfcFilter: Filter | Filter | Filtre | Filtro
      IfcInterceptor: Abscheider | Interceptor | Séparateur | Separatore
IfcElementAssembly: Baugruppe | Element assembly | Assemblage | Assemblaggio
IfcElementComponent: Kleinteil | Element component | Composant | Componente
  IfcBuildingElementPart: Teil eines Bauelements | Part of a building element | Partie d’élément de construction | Parte di elemento costruttivo
  IfcDiscreteAccessory: Zubehörteil | Discrete accessory | Accessoire | Accessorio
  IfcFastener: Befestigungsmittel | Fastener | Fixation | Fissaggio
  IfcImpactProtectionDevice: Anprallschutz | Impact protection device | Protection contre les chocs | Protezione dagli urti
  IfcMechanicalFastener: Mechanisches Verbindungsmittel | Mechanical fastener | Fixation mécanique | Fissaggio meccanico
  IfcReinforcingElement: Bewehrung | Reinforcing element | Armature | Armatura
    IfcReinforcingBar: Bewehrungsstab | Reinforcing bar | Barre d’armature | Barra d’armatura
    IfcReinforcingMesh: Bewehrungsmatte | Reinforcing mesh | Treillis d’armature | Rete d’armatura
    IfcTendon: Spannglied | Tendon | Câble de précontrainte | Cavo di precompressione
    IfcTendonAnchor: Spannanker | Tendon anchor | Ancrage de précontrainte | Ancoraggio di precompressione
    IfcTendonConduit: Hüllrohr | Tendon conduit | Gaine de précontrainte | Guaina di precompressione
  IfcSign: Schild | Sign | Panneau | Cartello
  IfcVibrationDamper: Schwingungsdämpfer | Vibration damper | Amortisseur de vibrations | Smorzatore di vibrazioni
  IfcVibrationIsolator: Schwingungsisolator | Vibration isolator | Isolateur de vibrations | Isolatore di vibrazioni
IfcFurnishingElement: Ausstattung | Furnishing element | Ameublement | Arredo
  IfcFurniture: Möbel | Furniture | Meuble | Mobile
  IfcSystemFurnitureElement: Systemmöbel | System furniture element | Meuble modulaire | Mobile componibile
IfcGeographicElement: Element im Gelände | Geographic element | Élément de terrain | Elemento del terreno
IfcGeotechnicalElement: Geotechnisches Element | Geotechnical element | Élément géotechnique | Elemento geotecnico
IfcTransportationDevice: Beförderung | Transportation device | Moyen de transport | Mezzo di trasporto
  IfcTransportElement: Förderanlage | Transport element | Installation de transport | Impianto di trasporto
  IfcVehicle: Fahrzeug | Vehicle | Véhicule | Veicolo
IfcVirtualElement: Virtuelles Element | Virtual element | Élément virtuel | Elemento virtuale
`;

/** An entity of IFC: what stands above it, and what it is called. */
export interface IfcEntity {
  /** Undefined of those right below `IfcElement`. */
  above: string | undefined;
  names: Readonly<Record<Language, string>>;
}

/** The entities by their identifiers, each behind the one above it. */
export const ifcEntities: ReadonlyMap<string, IfcEntity> = readTree();

function readTree(): Map<string, IfcEntity> {
  const entities = new Map<string, IfcEntity>();
  const path: string[] = [];
  for (const line of tree.trim().split('\n')) {
    const depth = line.search(/\S/) / 2;
    const [entity = '', words = ''] = line.trim().split(': ');
    const [de = '', en = '', fr = '', it = ''] = words.split(' | ');
    path.splice(depth, Infinity, entity);
    entities.set(entity, { above: path[depth - 1], names: { de, en, fr, it } });
  }
  return entities;
}

/** The entities that are called exactly so in a language, whatever the case; those of each word where there are several. */
export function ifcEntitiesCalled(text: string, language: Language): string[] {
  return [...(byName(language).get(text.trim().toLowerCase()) ?? [])];
}

const known = new Map<Language, ReadonlyMap<string, readonly string[]>>();

function byName(language: Language): ReadonlyMap<string, readonly string[]> {
  const made = known.get(language);
  if (made) return made;
  const called = new Map<string, string[]>();
  for (const [entity, { names }] of ifcEntities)
    for (const name of new Set(names[language].toLowerCase().split(', ')))
      called.set(name, [...(called.get(name) ?? []), entity]);
  known.set(language, called);
  return called;
}
