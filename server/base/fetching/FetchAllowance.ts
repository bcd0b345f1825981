import { isIP } from 'node:net';
import { addressBytes } from './addressBytes.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { isWithin, networkOf, type Network } from './Network.ts';

/** What may be fetched from beside public addresses (`FETCH_ALLOWED`). */
export interface FetchAllowance {
  /** Names of hosts, whatever their addresses. */
  hosts: readonly string[];
  networks: readonly Network[];
}

const hostForm = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Reads names of hosts, addresses and networks with commas between; undefined when one of them is none. */
export function fetchAllowanceOf(text: string): FetchAllowance | undefined {
  const hosts: string[] = [];
  const networks: Network[] = [];
  for (const part of text.split(',').map((each) => each.trim().toLowerCase())) {
    const network = networkOf(part);
    if (network) networks.push(network);
    else if (hostForm.test(part) && !/^[\d.]+$/.test(part)) hosts.push(part);
    else return undefined;
  }
  return { hosts, networks };
}

/** Is this address, or the host as which it was asked for, named by hand? */
export function isNamedByHand({ hosts, networks }: FetchAllowance, host: string, address: string): boolean {
  const bytes = addressBytes(address);
  return (
    hosts.includes(host) || (bytes !== undefined && networks.some((network) => isWithin(bytes, network)))
  );
}

/** May this address of that host be connected to? */
export function mayConnect(allowance: FetchAllowance, host: string, address: string): boolean {
  return isIP(address) > 0 && (isPublicAddress(address) || isNamedByHand(allowance, host, address));
}
