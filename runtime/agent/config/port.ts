/** The agent server's port where nobody says another (GAPS "L base URL"). */
export const defaultPort = 26_866;
