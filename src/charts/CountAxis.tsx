import { useTheme } from '@mui/material';
import { useNumber } from '../directory/useNumber.ts';

interface Needs {
  top: number;
  /** Where its lines begin and end. */
  left: number;
  right: number;
  y: (value: number) => number;
}

/** The axis of counts of a drawing: nothing, half and most of them, each with its line. */
export function CountAxis({ top, left, right, y }: Needs) {
  const number = useNumber();
  const { palette } = useTheme();
  return [0, top / 2, top].map((mark) => (
    <g key={mark}>
      <line x1={left} x2={right} y1={y(mark)} y2={y(mark)} stroke={palette.divider} />
      <text x={left - 8} y={y(mark) + 4} textAnchor="end" fill={palette.text.secondary}>
        {number(mark)}
      </text>
    </g>
  ));
}
