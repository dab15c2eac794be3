// What stands for a bot of a level among the people of an expedition; one in each field.

export const yardstickId = (level: string, instance: number): string => `*${level}/${instance}`;
export const isYardstickId = (person: string): boolean => person.startsWith('*');
export const levelOfYardstick = (person: string): string => person.slice(1).split('/')[0]!;
