interface Meaning {
  ifcType: string;
  /** The last part of the address of the property in the dictionary of IFC 4.3. */
  property?: string;
}

const properties = 'https://identifier.buildingsmart.org/uri/buildingsmart/ifc/4.3/prop/';

/** What attributes are called in models of buildings, by sid. */
const meanings: Readonly<Record<string, Meaning>> = {
  'u-wert': { ifcType: 'IfcThermalTransmittanceMeasure', property: 'ThermalTransmittance' },
  waermeleitfaehigkeit: { ifcType: 'IfcThermalConductivityMeasure', property: 'ThermalConductivity' },
  breite: { ifcType: 'IfcPositiveLengthMeasure' },
  hoehe: { ifcType: 'IfcPositiveLengthMeasure' },
  gewicht: { ifcType: 'IfcMassMeasure' },
};

/** The type in IFC and the property of bSDD that an attribute means; null where none is known. */
export function meaningOf(sid: string): { ifcType: string | null; bsddUri: string | null } {
  const { ifcType = null, property } = meanings[sid] ?? {};
  return { ifcType, bsddUri: property === undefined ? null : properties + property };
}
