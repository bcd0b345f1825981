import { node } from './node.ts';

export const fassade = node(
  'Fassade und Dämmung | Facade and insulation | Façade et isolation | Facciata e isolamento',
  'IfcCovering IfcCurtainWall E02 EG020500',
  [
    node(
      'Mineralische Dämmstoffe | Mineral insulation | Isolants minéraux | Isolanti minerali',
      'IfcCovering E02.02 EG020500',
      [
        node(
          'Steinwolle-Dämmplatten | Stone wool boards | Panneaux en laine de pierre | Pannelli in lana di roccia',
        ),
        node(
          'Glaswolle-Dämmrollen | Glass wool rolls | Rouleaux de laine de verre | Rotoli di lana di vetro',
          'IfcCovering F01.03 G01.01',
        ),
        node(
          'Schaumglasplatten | Foam glass boards | Panneaux en verre cellulaire | Pannelli in vetro cellulare',
          'IfcCovering E01.02 F01.02',
        ),
      ],
    ),
    node(
      'Hartschaum-Dämmstoffe | Rigid foam insulation | Isolants en mousse rigide | Isolanti in schiuma rigida',
      'IfcCovering E02.02 EG020500',
      [
        node(
          'EPS-Fassadendämmplatten | EPS facade insulation boards | Panneaux de façade en EPS | Pannelli di facciata in EPS',
        ),
        node(
          'XPS-Perimeterdämmplatten | XPS perimeter insulation boards | Panneaux périmétriques en XPS | Pannelli perimetrali in XPS',
          'IfcCovering IfcFooting E01.02',
        ),
      ],
    ),
    node(
      'Naturdämmstoffe | Natural insulation | Isolants naturels | Isolanti naturali',
      'IfcCovering E02.02 F01.03 EG020500',
      [
        node(
          'Holzfaserdämmplatten | Wood fibre boards | Panneaux en fibre de bois | Pannelli in fibra di legno',
        ),
        node(
          'Dachbodendämmungen | Attic floor insulation | Isolations de combles | Isolamenti per sottotetto',
          'IfcCovering F01.03 C04.05',
        ),
      ],
    ),
    node(
      'Fassadenbekleidungen | Facade cladding | Revêtements de façade | Rivestimenti di facciata',
      'IfcCovering IfcCurtainWall E02.03',
      [
        node(
          'Faserzement-Fassadenplatten | Fibre cement facade panels | Panneaux de façade en fibrociment | Pannelli di facciata in fibrocemento',
        ),
        node(
          'Holzfassaden | Timber facades | Façades en bois | Facciate in legno',
          'IfcCovering E02.03 EG020055',
        ),
        node('Metallkassetten | Metal cassettes | Cassettes métalliques | Cassette metalliche'),
      ],
    ),
    node(
      'Putzsysteme | Render systems | Systèmes de crépis | Sistemi d’intonaco',
      'IfcCovering E02.01 E02.02 EG020057 BKP226 NPK342',
      [
        node('Fassadenputze | Facade renders | Crépis de façade | Intonaci per facciata'),
        node('Armierungsgewebe | Reinforcement meshes | Treillis d’armature | Reti d’armatura'),
      ],
    ),
  ],
);
