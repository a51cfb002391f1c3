"""Way of the Samurai at a server's tables: its options, messages and routes, campaigns and clans."""
