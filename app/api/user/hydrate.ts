export const loader = () => Response.json({ error: "Not built yet.", code: "internal" }, { status: 500 });
